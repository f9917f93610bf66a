import { runInBackground } from '@workledger/projections/kernel/threads/background'
import { threadModule } from '@workledger/projections/kernel/threads/thread-module'

/** Starts an endless task, and tells its parent the id of that task's process. */
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

// An open task alone keeps no process alive.
process.on('message', () => {})
main()
