import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { completionOf } from './commands/completion.mjs'
import { exportList, followChanges } from './commands/data.mjs'
import { leave } from './commands/leave.mjs'
import { login, logout, whoami } from './commands/session.mjs'
import { checkIn, checkOut, timer } from './commands/time.mjs'
import { codes, Failure } from './failure.mjs'

const commands = {
  login,
  logout,
  whoami,
  'check-in': checkIn,
  'check-out': checkOut,
  timer,
  leave,
  export: exportList,
  follow: followChanges,
  completion: completionOf(() => commands),
}

const common = { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } }

const overview = () => `Usage: workledger <command> [options]

${Object.entries(commands)
  .map(([name, { summary }]) => `  ${name.padEnd(12)}${summary}`)
  .join('\n')}

  --json      Print JSON instead of sentences
  --help      Explain a command, with examples
  --version   Print the version

Exit codes: 0 done, 1 refused by the server, 2 typed wrong, 3 not signed in, 4 no answer or too busy.
`

const helpOf = ({ summary, usage, examples }) => `${summary}.

Usage: ${usage}

Examples:
${examples.map((example) => `  ${example}`).join('\n')}
`

const versionOf = () =>
  JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version

/** Returns how commands read and print; `say` prints JSON or a sentence. */
function ioOf({ stdin, stdout, stderr, env }, json) {
  return {
    ...{ stdin, stdout, stderr, env },
    say: (data, sentence) => stdout.write(`${json ? JSON.stringify(data) : sentence()}\n`),
    note: (sentence) => stderr.write(`${sentence}\n`),
  }
}

function parsed(command, rest) {
  try {
    const { values, positionals } = parseArgs({
      args: rest,
      options: { ...common, ...command.options },
      allowPositionals: true,
    })
    return { values, words: positionals }
  } catch (error) {
    // What Node.js says after the first sentence is about its own parser.
    const [sentence] = error.message.split(/\. (?=To specify)/, 1)
    throw new Failure(codes.usage, `${sentence.replace(/\.?$/, '.')}\n\nUsage: ${command.usage}`)
  }
}

/** Runs a command and returns its exit code. */
export async function main(args, streams = process) {
  const [name, ...rest] = args
  const { stdout, stderr } = streams
  const json = rest.includes('--json')

  try {
    if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
      stdout.write(overview())
      return name === undefined ? codes.usage : codes.ok
    }

    if (name === '--version') {
      stdout.write(`${versionOf()}\n`)
      return codes.ok
    }

    if (!Object.hasOwn(commands, name))
      throw new Failure(codes.usage, `${name} is no command.\n\n${overview()}`)

    const command = commands[name]
    const given = parsed(command, rest)

    if (given.values.help) {
      stdout.write(helpOf(command))
      return codes.ok
    }

    await command.run(ioOf(streams, json), given)
    return codes.ok
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const { code, message, details } = error
    const shown = json ? JSON.stringify({ error: message, exit: code, ...details }) : message
    stderr.write(`${shown.trimEnd()}\n`)
    return code
  }
}
