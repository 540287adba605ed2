package judge.sandbox.run;

import java.util.OptionalInt;
import judge.sandbox.Limits;
import judge.sandbox.SandboxException;
import judge.sandbox.account.ResourceLimit;
import judge.sandbox.kernel.RealUser;

/**
 * The kernel's limits that a command does not have yet when its namespaces are made. They are set before it is let go.
 *
 * @param way the way in which it was started
 * @param user its user of the host, if it has one that runs nothing else
 */
record LateLimits(StartWay way, OptionalInt user, Limits limits) {

    /** Sets them for the first process of the namespaces. */
    void setFor(int pid) throws SandboxException {
        if (way == StartWay.DIRECT && user.isPresent()) {
            // The kernel lets who is root limit others only with a capability that most containers lack.
            RealUser.during(user.getAsInt(), () -> setAll(pid));
        } else if (way == StartWay.DIRECT) {
            setAll(pid);
        } else if (user.isEmpty()) {
            ResourceLimit.ofProcesses(limits).setFor(pid);
        }
    }

    private boolean setAll(int pid) throws SandboxException {
        for (ResourceLimit limit : ResourceLimit.of(limits)) {
            limit.setFor(pid);
        }
        ResourceLimit.ofProcesses(limits).setFor(pid);
        return true;
    }
}
