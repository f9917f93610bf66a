import type { MailContext } from './mail-context'

/** What a link to decide opens. */
export interface Decision {
  readonly workspace: string
  readonly kind: 'leave' | 'expense' | 'correction' | 'timesheet' | 'overtime' | 'pay_run'
  readonly record: string
  /** The event or message that brings the link. */
  readonly cause: string
  /** The employee for whom it is; undefined: everyone who may decide the item. */
  readonly reader?: string | undefined
}

/** Minutes for which a link to decide works. */
const WORKS = 14 * 24 * 60

/**
 * Returns a link that opens the inbox at an item. It has no rights: it asks for a sign-in, and shows
 * the item only to its reader.
 */
export async function decideUrl(
  context: Pick<MailContext, 'keys' | 'url'>,
  { workspace, kind, record, cause, reader }: Decision,
): Promise<string> {
  const key = await context.keys.mint(`${cause} ${kind} ${record} ${reader ?? ''}`, {
    kind: 'decide',
    subject: record,
    workspace,
    value: `${kind} ${reader ?? ''}`.trim(),
    minutes: WORKS,
  })

  return context.url(`/decide/${workspace}/${kind}/${record}`, { key })
}
