#define _GNU_SOURCE
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <sys/resource.h>
#include <ucontext.h>

static ucontext_t outside, inside;
static sigjmp_buf before;
static char stack[65536], spare[65536];
static int sum;

static void add(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) == 2) {
        sum = a;
        swapcontext(&inside, &outside);
        sum += b;
    }
}

static void jump(int signal) { siglongjmp(before, signal); }

static int deep(int n) {
    volatile char frame[1000];
    frame[0] = (char)n;
    return n ? deep(n + 1) + frame[0] : 0;
}

int main(void) {
    struct rlimit limit;
    getrlimit(RLIMIT_STACK, &limit);
    limit.rlim_cur = 1 << 20;
    setrlimit(RLIMIT_STACK, &limit);
    sigaltstack(&(stack_t){.ss_sp = spare, .ss_size = sizeof spare}, NULL);
    sigaction(SIGSEGV, &(struct sigaction){.sa_handler = jump, .sa_flags = SA_ONSTACK}, NULL);
    if (sigsetjmp(before, 1) == 0) {
        return deep(1);
    }
    getcontext(&inside);
    inside.uc_stack.ss_sp = stack;
    inside.uc_stack.ss_size = sizeof stack;
    inside.uc_link = &outside;
    makecontext(&inside, add, 0);
    swapcontext(&outside, &inside);
    swapcontext(&outside, &inside);
    printf("%d\n", sum);
    return 0;
}
