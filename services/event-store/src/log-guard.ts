import { type Alarm, type Alarms, withAcceptance } from './alarms'
import type { Chain, ChainState, ChainWatch } from './chain-watch'
import type { Guarded } from './guarded'
import { type Anchor, inWords } from './verify'

interface LogGuardOptions {
  readonly log: Guarded
  readonly alarms: Alarms
  /** Absent in a process that does not verify; other processes report their findings. */
  readonly chain?: ChainWatch | undefined
  /** Writes a verified head outside the database, see anchoring.ts. */
  readonly anchoring?: (head: Anchor, at: Date) => Promise<void>
  /** Called once, when writing stops. */
  readonly onFault?: (alarm: Alarm) => void
}

/**
 * Stops writing when this or another process finds that the log was changed. Writing resumes after
 * an operator clears the alarm.
 */
export class LogGuard implements Chain {
  /** An alarm that is not in the table yet, because the database may be away. */
  private untold: Alarm | undefined
  private stopped = false

  constructor(private readonly options: LogGuardOptions) {}

  fault(): string | undefined {
    return this.options.log.fault()
  }

  newest(): ChainState | undefined {
    return this.options.chain?.newest()
  }

  async since(state: ChainState): Promise<number> {
    return (await this.options.chain?.since(state)) ?? 0
  }

  /** Checks before the first write: the findings of the start and earlier alarms. */
  async begin(found: string | undefined): Promise<void> {
    // Loaded now, so that it is known while the database is away.
    await this.options.alarms.accepted()

    if (found) await this.stop({ sentence: found, findings: [] })
    else await this.hear()
  }

  async within(milliseconds: number): Promise<ChainState | undefined> {
    const state = await this.options.chain?.within(milliseconds)
    return state && this.judged(state)
  }

  /** Verifies the new events or the whole log. */
  async verify(what: 'new' | 'whole'): Promise<ChainState | undefined> {
    const { chain } = this.options
    const state = what === 'new' ? await chain?.check() : await chain?.whole()
    return state && this.judged(state)
  }

  /** Verifies the log's head and writes it to the stores that lack it. */
  async anchor(now: Date): Promise<void> {
    const state = await this.verify('new')
    if (!state || this.fault() || state.head.position === '0') return
    await this.options.anchoring?.(state.head, now)
  }

  /**
   * Checks that the log still reaches its furthest known end, and reads the findings of other
   * processes. Call it every few seconds.
   */
  async look(): Promise<void> {
    await this.options.log.look()
    const sentence = this.fault()

    if (sentence) await this.stop({ sentence, findings: [] })
    else await this.hear()
  }

  private async hear(): Promise<void> {
    const open = await this.options.alarms.open()
    if (!open) return
    this.cease(open)
  }

  /** Separates accepted findings from those that stop writing. */
  private async judged(state: ChainState): Promise<ChainState> {
    if (state.intact) return state
    const acceptances = await this.options.alarms.accepted()
    const findings = state.findings.map((finding) => withAcceptance(finding, acceptances))
    const open = findings.filter(({ accepted }) => !accepted)
    const sentence = inWords(open)
    if (sentence) await this.stop({ sentence, findings: open })

    return { ...state, findings }
  }

  private async stop(alarm: Alarm): Promise<void> {
    if (!this.stopped) this.untold = alarm
    this.cease(alarm)
    if (!this.untold) return
    await this.options.alarms.raise(this.untold.sentence, this.untold.findings)
    this.untold = undefined
  }

  private cease(alarm: Alarm): void {
    this.options.log.stop(alarm.sentence)
    if (!this.stopped) this.options.onFault?.(alarm)
    this.stopped = true
  }
}
