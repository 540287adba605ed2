package judge.web.page.workshop;

import java.util.List;
import java.util.stream.Stream;
import judge.service.OnlineServices;
import judge.web.http.Route;
import judge.web.page.Pages;

/** The pages on which problems are made and mended. */
public record WorkshopPages(OnlineServices services, Pages pages) {

    /** Made with {@link Pages#get} and {@link Pages#post}. */
    public List<Route> routes() {
        Bench bench = new Bench(pages, services.workshop());
        return Stream.of(
                        new ProblemPages(pages, services).routes(),
                        new UploadPages(pages, services.problems(), services.imports()).routes(),
                        new NewProblemPage(bench).routes(),
                        new StatementPage(bench).routes(),
                        new CasesPage(bench).routes(),
                        new CasePage(bench).routes(),
                        new GeneratorPage(bench, services.makings()).routes(),
                        new LimitsPage(bench).routes(),
                        new CheckingPage(bench).routes(),
                        new SolutionsPage(bench).routes(),
                        new DifferencePage(bench, services.differences()).routes(),
                        new FilesPage(bench).routes(),
                        new FilePage(bench).routes())
                .flatMap(List::stream)
                .toList();
    }
}
