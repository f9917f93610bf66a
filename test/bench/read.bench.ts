import { startBare } from './bare'
import { company } from './company'
import type { Server } from './server'
import { type Shot, shoot } from './shot'

/**
 * Measures reading one record over HTTP (token, permission, row-level security, answer schema)
 * against bare Nest with the same SELECT.
 */
export async function benchRead(server: Server, seconds: number) {
  const { ws, token } = await company(server.url, 'Read')
  const bare = await startBare(server, ws)

  const figures = async (shot: Shot) => {
    const shots = Array.from({ length: 16 }, () => shot)
    await shoot(shots, 1)
    const { times: _, ...rest } = await shoot(shots, seconds)
    return rest
  }

  try {
    const shipped = await figures({ url: server.url, path: `/api/v1/workspaces/${ws}`, token })
    const bareNest = await figures({ url: bare.url, path: `/workspaces/${ws}` })

    return { shipped, bareNest, ratio: shipped.rate / bareNest.rate }
  } finally {
    await bare.stop()
  }
}
