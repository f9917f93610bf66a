// Loaded by the bench into the server that it starts: counts the statements to PostgreSQL. On
// SIGUSR2 it writes the counts since the last one to BENCH_STATEMENTS.
const { renameSync, writeFileSync } = require('node:fs')
const { isMainThread } = require('node:worker_threads')
const { Client } = require('pg')

const counts = new Map()
const { query } = Client.prototype

Client.prototype.query = function (...asked) {
  const [config] = asked
  const { name, text = '' } = typeof config === 'string' ? { text: config } : config
  const statement = `${this.user} ${name ?? '-'} ${text.slice(0, 400).replace(/\s+/g, ' ')}`
  counts.set(statement, (counts.get(statement) ?? 0) + 1)
  return query.apply(this, asked)
}

if (isMainThread)
  process.on('SIGUSR2', () => {
    const file = process.env.BENCH_STATEMENTS
    writeFileSync(`${file}.part`, JSON.stringify([...counts]))
    renameSync(`${file}.part`, file)
    counts.clear()
  })
