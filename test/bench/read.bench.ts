import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import autocannon from 'autocannon'
import { company } from './company'
import { databaseOf } from './log'
import { freePort, type Server } from './server'

/**
 * Measures reading one record over HTTP (token, permission, row-level security, answer schema)
 * against bare Nest with the same SELECT.
 */
export async function benchRead(server: Server, seconds: number) {
  const { ws, token } = await company(server.url, 'Read')

  const shot = (url: string, headers = {}) =>
    autocannon({ url, headers, connections: 16, duration: seconds }).then((result) =>
      figures(result),
    )

  const port = await freePort()

  const bare = spawn(
    process.execPath,
    [
      '-r',
      join(__dirname, '..', 'support', 'register.cjs'),
      join(__dirname, 'bare-nest.ts'),
      databaseOf(server).urls.wl_request,
      String(port),
      ws,
    ],
    { stdio: 'inherit' },
  )

  try {
    const bareUrl = `http://127.0.0.1:${port}/workspaces/${ws}`

    for (
      let n = 0;
      n < 100 &&
      !(await fetch(bareUrl).then(
        ({ ok }) => ok,
        () => false,
      ));
      n++
    )
      await pause(100)

    const shippedUrl = `${server.url}/api/v1/workspaces/${ws}`
    const headers = { authorization: `Bearer ${token}` }
    await shot(shippedUrl, headers)
    await shot(bareUrl)
    const [shipped, limit] = [await shot(shippedUrl, headers), await shot(bareUrl)]

    return { shipped, bareNest: limit, ratio: shipped.rate / limit.rate }
  } finally {
    bare.kill()
    await once(bare, 'exit')
  }
}

const figures = (result: autocannon.Result) => {
  if (result.non2xx > 0) throw new Error(`${result.non2xx} answers were no success.`)
  return {
    rate: Math.round(result.requests.average),
    p50: result.latency.p50,
    p99: result.latency.p99,
  }
}
