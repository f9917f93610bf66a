/** For a container's health check: ends with 0 when `/healthz` answers, and where this process serves no HTTP, whose end is the container's. */
const { PORT = '3000', HOST = '0.0.0.0', ROLES } = process.env
if ((ROLES || 'api').split(',').some((role) => role.trim() === 'api')) {
  const host = HOST === '0.0.0.0' || HOST === '' ? '127.0.0.1' : HOST.includes(':') ? `[${HOST}]` : HOST
  const answer = await fetch(`http://${host}:${PORT || 3000}/healthz`, { signal: AbortSignal.timeout(4_000) }).catch(() => undefined)
  process.exitCode = answer?.ok ? 0 : 1
}
