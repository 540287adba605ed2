/*
 * Linked into every program: the signals that it sends itself end it, with the status that shells give. The kernel does
 * not let them end the first process of a sandbox unless they are handled; so what the program wants to be as it was by
 * default is handled here, too, and looks to the program as if it were not.
 *
 * The functions stand in for those of the C library, whose names are not reserved: a program may have a variable called
 * signal. So they are weak, and the library is called by a name that is reserved.
 */
#include <errno.h>
#include <signal.h>
#include <unistd.h>

typedef void (*handler)(int);

int __sigaction(int number, const struct sigaction *wanted, struct sigaction *before);

static void judge_end(int number) { _exit(128 + number); }

/*
 * Who calls abort(), the library too, calls this: the linker sees to it (--wrap). Where its signal was no use, the
 * library's own causes a fault, which would be told as such; and since version 2.41 with all signals blocked.
 */
void __wrap_abort(void) {
    raise(SIGABRT);
    judge_end(SIGABRT);
}

/* Whether a process ends by it, unless it is handled or ignored; those without a name have to do with real time. */
static int ends(int number) {
    switch (number) {
        case SIGCHLD: case SIGCONT: case SIGURG: case SIGWINCH: /* nothing happens */
        case SIGKILL: case SIGSTOP: /* cannot be handled */
        case SIGTSTP: case SIGTTIN: case SIGTTOU: /* it stops */
            return 0;
        default:
            return 1;
    }
}

static int judge_sigaction(int number, const struct sigaction *wanted, struct sigaction *before) {
    struct sigaction ending;
    if (wanted && wanted->sa_handler == SIG_DFL && ends(number)) {
        ending = *wanted;
        ending.sa_flags &= ~SA_SIGINFO;
        ending.sa_handler = judge_end;
        wanted = &ending;
    }
    int status = __sigaction(number, wanted, before);
    if (status == 0 && before && before->sa_handler == judge_end) before->sa_handler = SIG_DFL;
    return status;
}

static handler judge_signal(int number, handler wanted, int flags) {
    struct sigaction action = {.sa_handler = wanted, .sa_flags = flags}, before;
    if (wanted == SIG_ERR) {
        errno = EINVAL;
        return SIG_ERR;
    }
    return judge_sigaction(number, &action, &before) == 0 ? before.sa_handler : SIG_ERR;
}

__attribute__((weak)) int sigaction(int number, const struct sigaction *wanted, struct sigaction *before) {
    return judge_sigaction(number, wanted, before);
}

__attribute__((weak)) handler signal(int number, handler wanted) { return judge_signal(number, wanted, SA_RESTART); }

/* What signal() is where a program asks for a standard of C and no more. */
__attribute__((weak)) handler __sysv_signal(int number, handler wanted) {
    return judge_signal(number, wanted, SA_RESETHAND | SA_NODEFER);
}

__attribute__((constructor(101))) static void judge_begin(void) {
    struct sigaction action = {.sa_handler = judge_end};
    for (int number = 1; number < NSIG; number++) {
        if (ends(number)) __sigaction(number, &action, 0); /* the C library keeps two of them for itself */
    }
}
