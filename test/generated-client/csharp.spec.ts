import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Month, monthOf } from './company'

const root = join(__dirname, '../..')

/** It needs a .NET SDK and NuGet, and builds for a minute. */
const wanted = process.env.CLIENTS === 'csharp'

const KIOTA = '1.38.0'

/** The calls of the month only: Kiota makes a class of each. */
const used = [
  '/api/v1/employees/**',
  '/api/v1/workspaces/*/payroll/**',
  '/api/v1/admin/*/expenses',
].flatMap((path) => ['-i', path])

;(wanted ? describe : describe.skip)('a C# client that Kiota generates from openapi.json', () => {
  let month: Month

  beforeAll(async () => {
    month = await monthOf()
  }, 60_000)

  afterAll(() => month?.product.stop())

  it('does the main job of a month', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'workledger-client-'))
    cpSync(join(__dirname, 'csharp'), folder, { recursive: true })

    const run = (command: string, ...args: string[]) => {
      const env = {
        ...process.env,
        DOTNET_CLI_TELEMETRY_OPTOUT: '1',
        KIOTA_OFFLINE_ENABLED: 'true',
      }
      const done = spawnSync(command, args, { cwd: folder, encoding: 'utf8', env })
      if (done.status !== 0) throw new Error(`${command}: ${done.stdout}${done.stderr}`)
    }

    const tool = ['tool', 'install', 'Microsoft.OpenApi.Kiota', '--version', KIOTA]
    run('dotnet', ...tool, '--tool-path', 'tools')
    const document = ['-d', join(root, 'docs/openapi.json'), '-o', 'client', ...used]
    const names = ['-c', 'Workledger', '-n', 'Workledger.Client', '--exclude-backward-compatible']
    run('./tools/kiota', 'generate', '-l', 'CSharp', ...document, ...names)
    run('dotnet', 'build', '-v', 'q', '--nologo', '-o', 'built')
    const { ws, employee, leaveType, admin, origin } = month

    const paid = await month.program(join(folder, 'built/month'), [
      await origin(),
      admin.token,
      employee.token,
      ws,
      employee.employee,
      leaveType,
    ])

    expect(paid).toBe('3048.90')
  }, 400_000)
})
