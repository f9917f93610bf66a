import { spawn } from 'node:child_process'
import { existsSync, utimesSync, watch } from 'node:fs'
import { join } from 'node:path'
import { buildServer } from './tools/build-server.mjs'
import { ensureInstalled } from './tools/install.mjs'
import { root, serverPackages } from './tools/packages.mjs'
import { orExplain } from './tools/terminal.mjs'

/**
 * `npm run dev` runs the server and restarts it after each change. `nest start --watch`
 * (nest-cli.json) compiles infra/ and restarts when its dist/ changes. This script compiles the
 * other packages and then touches main.js.
 */
await orExplain(async () => {
  await ensureInstalled()
  await buildServer()
  const main = join(root, 'infra/dist/server/main.js')
  let timer

  const rebuild = () =>
    buildServer()
      .then(() => utimesSync(main, new Date(), new Date()))
      .catch((error) => console.error(error.message))

  for (const name of serverPackages.filter(
    (name) => name !== 'infra' && existsSync(join(root, name, 'src')),
  )) {
    watch(join(root, name, 'src'), { recursive: true }, () => {
      clearTimeout(timer)
      timer = setTimeout(rebuild, 50)
    })
  }

  const nest = join(root, 'node_modules/@nestjs/cli/bin/nest.js')
  const env = { ...process.env, DATA_DIR: process.env.DATA_DIR ?? join(root, '.data') }

  const child = spawn(
    process.execPath,
    [
      nest,
      'start',
      '--watch',
      '--no-shell',
      '--config',
      '../nest-cli.json',
      '--path',
      '../tsconfig.json',
    ],
    {
      cwd: join(root, 'infra'),
      env,
      stdio: 'inherit',
    },
  )

  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => process.exit(code ?? 0))
})
