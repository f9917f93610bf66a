import { execFile } from 'node:child_process'

/**
 * A fault that the person who starts Workledger must fix; shown as one sentence, without a stack.
 */
export class StartError extends Error {
  name = 'StartError'
}

/** Prints the current step, and afterwards its duration. */
export async function step(title, act) {
  process.stdout.write(`${title} … `)
  const began = performance.now()

  try {
    const result = await act()
    process.stdout.write(`${((performance.now() - began) / 1000).toFixed(1)} s\n`)
    return result
  } catch (error) {
    process.stdout.write('failed\n')
    throw error
  }
}

/** Runs a program quietly; on failure the end of its output goes into the error. */
export function run(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    execFile(program, args, { maxBuffer: 64 << 20, ...options }, (error, stdout, stderr) => {
      if (!error) return resolve(stdout)
      reject(
        new StartError(
          `${stdout}\n${stderr || error.message}`.trim().split('\n').slice(-25).join('\n'),
        ),
      )
    })
  })
}

/**
 * Runs `act`. A StartError (ours or the server's) ends the process with its sentence, any other
 * error with its stack.
 */
export async function orExplain(act) {
  try {
    await act()
  } catch (error) {
    process.stderr.write(
      `${error?.name === 'StartError' ? error.message : (error?.stack ?? error)}\n`,
    )
    process.exit(1)
  }
}
