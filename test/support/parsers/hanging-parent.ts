import { runInBackground } from '@workledger/projections/kernel/threads/background'
import { threadModule } from '@workledger/projections/kernel/threads/thread-module'

/** Starts a task that never ends, and tells its parent in which process that runs. */
async function main() {
  const limits = { seconds: 600, megabytes: 64 }

  const facts = await runInBackground(
    { module: threadModule(__dirname, 'tasks'), name: 'processFacts', input: [] },
    limits,
  )

  process.send!(facts)

  await runInBackground(
    { module: threadModule(__dirname, 'hanging.parser'), name: 'parse', input: ['loop'] },
    limits,
  )
}

// Waiting for a task alone keeps no process.
process.on('message', () => {})
main()
