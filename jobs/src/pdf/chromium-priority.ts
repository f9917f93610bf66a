import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { processorsInBackground } from '@workledger/projections/kernel/threads/processors'

const NAME = 'behind-others.sh'

/**
 * With autogroups, `nice` only counts within a session, and the session has a nice value of its
 * own. As root, Chromium would raise its threads above everything else; without the capability it
 * cannot.
 */
const SCRIPT = `#!/bin/sh
NICE=5
[ "$(cut -d ' ' -f 6 /proc/$$/stat 2> /dev/null)" = $$ ] && echo $NICE 2> /dev/null > /proc/$$/autogroup
[ -n "$PROCESSORS" ] && taskset -c -p "$PROCESSORS" $$ > /dev/null 2>&1
if [ "$(id -u)" = 0 ] && setpriv --bounding-set -sys_nice true 2> /dev/null; then
  exec setpriv --bounding-set -sys_nice nice -n $NICE "$PROGRAM" "$@"
fi
command -v nice > /dev/null && exec nice -n $NICE "$PROGRAM" "$@"
exec "$PROGRAM" "$@"
`

/**
 * Returns the command that starts a program with a lower priority than the answering process. The
 * script is in `folder`.
 */
export async function startBehindOthers({
  folder,
  executable,
}: {
  folder: string
  executable: string
}) {
  const script = join(folder, NAME)

  if ((await readFile(script, 'utf8').catch(() => undefined)) !== SCRIPT) {
    await mkdir(folder, { recursive: true })
    const part = `${script}.${randomUUID()}.part`
    await writeFile(part, SCRIPT, { mode: 0o755 })
    await rename(part, script)
  }

  return {
    executable: script,
    variables: { PROGRAM: executable, PROCESSORS: processorsInBackground() ?? '' },
  }
}
