import { Sessions } from '@workledger/api/access/sessions'
import { ACCESS_CONFIG, type AccessConfig } from '@workledger/api/kernel/access/access-config'
import { RecordViews } from '@workledger/api/kernel/access/record-views'
import { STORE } from '@workledger/api/kernel/commands/loop'
import type { Session } from '@workledger/api/kernel/http/context'
import { InProcess } from '@workledger/api/kernel/http/in-process'
import { Queries } from '@workledger/api/kernel/lists/queries'
import { accessApi } from '@workledger/contracts/access/access.api'
import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import type { AnswerOf, CallOf, Endpoint } from '@workledger/contracts/kernel/endpoint'
import { CodedError } from '@workledger/contracts/kernel/errors'
import type { EventStore } from '@workledger/event-store/port'
import { emailKey } from '@workledger/event-store/secrets/keyed-hash'
import { LinkKeys } from '@workledger/event-store/secrets/link-keys'
import { SurveyBox } from '@workledger/event-store/secrets/survey-box'
import { SystemCommands } from '@workledger/jobs/kernel/commands'
import type { Taking } from '@workledger/jobs/surveys/take-answers'
import { DemoWords } from './demo-words'
import { type DemoPerson, zones } from './people'

/** Each attempt waits some seconds for the log. */
const ATTEMPTS = 24

interface Nest {
  get<T>(token: symbol | (abstract new (...args: any[]) => T)): T
}

/** A member of the demo company. */
export interface Member extends DemoPerson {
  readonly employee: string
  readonly token: string
  session: Session
  readonly zone: string
}

/**
 * Makes the demo company by calls of the running product's own endpoints, at moments of the past.
 */
export class DemoCalls {
  private readonly inside: InProcess
  private readonly sessions: Sessions
  /** Records the auditors' views, which are written after the answer. */
  readonly views: RecordViews
  readonly keys: LinkKeys
  /** The tools with which a worker takes survey answers. */
  readonly taking: Taking
  private readonly config: AccessConfig
  private readonly words: DemoWords
  readonly members = new Map<string, Member>()
  workspace = ''

  constructor(
    nest: Nest,
    /** Resolves when the read tables show everything written so far. */
    readonly settled: () => Promise<void>,
    readonly now: Date,
    /** Language of the company and of its records. */
    readonly language: ShippedLanguage = 'en',
  ) {
    this.words = new DemoWords(language)
    this.inside = nest.get(InProcess)
    this.sessions = nest.get(Sessions)
    this.views = nest.get(RecordViews)
    this.keys = nest.get(LinkKeys)
    const queries = nest.get(Queries)
    const context = { ask: queries.ask.bind(queries), surveys: nest.get(SurveyBox) }
    this.taking = { commands: new SystemCommands(nest.get<EventStore>(STORE)), context }
    this.config = nest.get(ACCESS_CONFIG)
  }

  /** Returns a text or a name of the demo company in its language. */
  say(text: string): string {
    return this.words.say(text)
  }

  get today() {
    return this.now.toISOString().slice(0, 10)
  }

  /**
   * Calls an endpoint, with the body's texts in the company's language. It waits for the first verification of the log, which on a busy machine ends
   * after the demo's first approval.
   */
  async call<E extends Endpoint<any, any, any, any>>(
    endpoint: E,
    input: CallOf<E> & { session?: Session; at?: Date; wait?: boolean },
  ): Promise<AnswerOf<E>> {
    const said = 'body' in input ? { ...input, body: this.words.inBody(input.body) } : input

    for (let attempt = 1; ; attempt++) {
      try {
        return await this.inside.call(endpoint, said)
      } catch (error) {
        const unverified = error instanceof CodedError && error.code === 'log.unverified'
        if (!unverified || attempt === ATTEMPTS) throw error
      }
    }
  }

  member(key: string): Member {
    const found = this.members.get(key)
    if (!found) throw new Error(`The demo company has no member ${key}.`)
    return found
  }

  async join(person: DemoPerson, employee: string, token: string): Promise<void> {
    this.members.set(person.key, {
      ...person,
      employee,
      token,
      session: await this.session(token),
      zone: zones[person.office],
    })
  }

  /** Returns the key that a link sent to an address proves. */
  emailKey(email: string) {
    return emailKey(this.config.masterKey, email)
  }

  /** Follows the link of the verification mail with the account's password. */
  async verify(
    email: string,
    user: string,
    { at, password }: { at: Date; password: string },
  ): Promise<void> {
    const value = this.emailKey(email)

    const token = await this.keys.mint(`demo verify ${user}`, {
      kind: 'verify-email',
      subject: user,
      value,
      minutes: 60,
    })

    await this.call(accessApi.verifyEmail, {
      at,
      params: { id: user },
      body: { token, current_password: password },
    })
  }

  /** Reads all sessions again, because roles count from the next request on. */
  async refresh(): Promise<void> {
    await this.settled()
    for (const member of this.members.values()) member.session = await this.session(member.token)
  }

  async session(token: string): Promise<Session> {
    const session = await this.sessions.look(token)
    if (!session) throw new Error('A person of the demo company could not sign in.')
    return session
  }
}

/** Runs `act` for every item, at most `width` at once; the steps of one item stay in order. */
export async function each<T>(
  items: readonly T[],
  width: number,
  act: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = [...items]
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await act(item)
    }),
  )
}
