import { Client, founded, Load } from '../faults/load'

/**
 * Fills the empty database of a running server of the version to upgrade from: `node
 * --conditions=source -r ./test/support/typescript.cjs test/upgrade/write.ts PORT`, the server with
 * CAPTCHA=off, WRITES_PER_MINUTE=0 and the tests' master key. Then `pg_dump --no-owner
 * --rows-per-insert=500`, without the lines that begin with a backslash, through gzip.
 */
async function write(port: number) {
  const client = new Client(port)
  const load = new Load(client, await founded(client))
  await load.more(60)
  await load.stop()
  console.log(
    Object.fromEntries(Object.entries(load.acknowledged).map(([type, ids]) => [type, ids.length])),
  )
  client.close()
}

void write(Number(process.argv[2]))
