package judge.web.api;

import java.util.List;
import judge.service.OnlineServices;
import judge.service.contest.ContestServices;
import judge.web.http.Door;
import judge.web.http.Route;
import judge.web.live.LiveEvents;

/** The API for programs: JSON below {@code /api/v1}, described by {@code openapi.json}, and the figures. */
public record Api(OnlineServices services, ContestServices contests, LiveEvents live, Door door) {

    /** The routes of all that programs can ask for. */
    public List<Route> routes() {
        ApiRoutes routes = new ApiRoutes(services, door);
        new ServerApi(routes).addRoutes();
        new CourseApi(routes).addRoutes();
        new AssignmentApi(routes).addRoutes();
        new LanguageApi(routes).addRoutes();
        new RubricApi(routes).addRoutes();
        new MarkingApi(routes).addRoutes();
        new GroupApi(routes).addRoutes();
        new PracticeApi(routes).addRoutes();
        new SubmissionApi(routes, live).addRoutes();
        new ListApi(routes).addRoutes();
        new CompanionApi(routes).addRoutes();
        new TryApi(routes, live).addRoutes();
        new ProblemApi(routes).addRoutes();
        new ImportApi(routes).addRoutes();
        new RejudgingApi(routes).addRoutes();
        new ContestApi(routes, contests).addRoutes();
        new PackageApi(routes, contests).addRoutes();
        new ErrandsApi(routes, contests).addRoutes();
        return routes.all();
    }
}
