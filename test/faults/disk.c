/*
 * Preloaded into PostgreSQL by tests: makes its disk full or lose writes as often as FAULTS_FILE
 * says, and its clock wrong.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

/* Remaining syncs and writes to fail, and the clock's lead in seconds; disk.ts writes them. */
struct faults { int32_t syncs, writes; int64_t seconds; };
static struct faults none, *faults = &none;

__attribute__((constructor)) static void begin(void) {
  const char *path = getenv("FAULTS_FILE");
  int file = path ? open(path, O_RDWR) : -1;
  if (file < 0) return;
  void *found = mmap(NULL, sizeof none, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (found != MAP_FAILED) faults = found;
  close(file);
}

static int meets(int32_t *left, int failure) {
  int32_t n = __atomic_load_n(left, __ATOMIC_SEQ_CST);
  while (n > 0)
    if (__atomic_compare_exchange_n(left, &n, n - 1, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST)) {
      errno = failure;
      return 1;
    }
  return 0;
}
/* Only files, neither connections nor log output. */
static int full(int file) {
  struct stat found;
  return faults->writes > 0 && file > 2 && fstat(file, &found) == 0 && S_ISREG(found.st_mode) && meets(&faults->writes, ENOSPC);
}
#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

int fdatasync(int file) { return meets(&faults->syncs, EIO) ? -1 : REAL(fdatasync)(file); }
int fsync(int file) { return meets(&faults->syncs, EIO) ? -1 : REAL(fsync)(file); }
ssize_t write(int file, const void *bytes, size_t count) { return full(file) ? -1 : REAL(write)(file, bytes, count); }
ssize_t pwrite(int file, const void *bytes, size_t count, off_t at) { return full(file) ? -1 : REAL(pwrite)(file, bytes, count, at); }
ssize_t pwritev(int file, const struct iovec *parts, int count, off_t at) {
  return full(file) ? -1 : REAL(pwritev)(file, parts, count, at);
}
int posix_fallocate(int file, off_t at, off_t count) { return full(file) ? ENOSPC : REAL(posix_fallocate)(file, at, count); }

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
  int answer = REAL(gettimeofday)(now, zone);
  now->tv_sec += faults->seconds;
  return answer;
}
time_t time(time_t *now) {
  time_t answer = REAL(time)(NULL) + faults->seconds;
  if (now) *now = answer;
  return answer;
}
int clock_gettime(clockid_t clock, struct timespec *now) {
  int answer = REAL(clock_gettime)(clock, now);
  if (clock == CLOCK_REALTIME) now->tv_sec += faults->seconds;
  return answer;
}
