/**
 * A container's health check: exits with 0 if this process, with any roles, answers `/healthz`.
 */
const { PORT, HEALTH_PORT, HOST = '0.0.0.0', ROLES } = process.env

const isApi = (ROLES || 'api').split(',').some((role) => role.trim() === 'api')
const port = (isApi ? PORT : HEALTH_PORT || PORT) || 3000

const host =
  HOST === '0.0.0.0' || HOST === '' ? '127.0.0.1' : HOST.includes(':') ? `[${HOST}]` : HOST

const answer = await fetch(`http://${host}:${port}/healthz`, {
  signal: AbortSignal.timeout(4_000),
}).catch(() => undefined)

process.exitCode = answer?.ok ? 0 : 1
