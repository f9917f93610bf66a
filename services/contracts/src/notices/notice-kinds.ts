/**
 * How a person learns of a kind: by mail, on their devices (a push), or both, each also in the list;
 * in the list alone; or not at all.
 */
export const noticeChannels = ['mail', 'mail_push', 'push', 'notice', 'none'] as const

export type NoticeChannel = (typeof noticeChannels)[number]

export const isMailed = (channel: NoticeChannel): boolean =>
  channel === 'mail' || channel === 'mail_push'

/** Channels with a push to the person's devices. */
export const pushChannels: readonly NoticeChannel[] = ['mail_push', 'push']

/** Returns the channel without mails, or the channel itself. */
export const unmailed = (channel: NoticeChannel): NoticeChannel =>
  channel === 'mail' ? 'notice' : channel === 'mail_push' ? 'push' : channel

/** Returns the channel with a push; none stays none. */
export const pushed = (channel: NoticeChannel): NoticeChannel =>
  channel === 'mail' ? 'mail_push' : channel === 'notice' ? 'push' : channel

interface Kind {
  /** Its mails by template. Each mail to a member is one notice. */
  readonly templates: readonly string[]
  /** Its mails cannot be turned off, and wait for nothing. */
  readonly fixed?: true
  /** Its mails matter today, so a daily mail would be too late. Quiet hours still delay them. */
  readonly prompt?: true
}

/**
 * The only list of kinds: a kind, its mails and how they may wait. Mails without a kind go to people
 * outside of the company or belong to an account; they are no notices and have no preference. Each
 * saved report has a link of its own.
 */
export const noticeKinds = {
  request: {
    templates: [
      'leave-requested',
      'leave-step-waits',
      'leave-step-escalated',
      'expense-step-waits',
      'expense-step-escalated',
      'expense-requested',
      'attendance-correction-proposed',
      'timesheet-submitted',
      'timesheet-step-waits',
      'timesheet-step-escalated',
      'overtime-waits',
      'payrun-waits',
    ],
  },
  leave: { templates: ['leave-approved', 'leave-rejected', 'leave-shortened', 'leave-added'] },
  expense: { templates: ['expense-approved', 'expense-rejected', 'expense-reimbursed'] },
  time: {
    templates: [
      'attendance-correction-approved',
      'attendance-correction-rejected',
      'timesheet-approved',
      'timesheet-sent-back',
      'timesheet-reopened',
      'overtime-approved',
      'overtime-declined',
    ],
  },
  task: { templates: ['task-assigned', 'task-changed'] },
  event: { templates: ['event-added', 'event-changed', 'event-withdrawn', 'event-cancelled'] },
  document: { templates: ['document-added', 'document-expires'] },
  survey: { templates: ['survey'] },
  checklist: { templates: ['checklist-due'] },
  delegation: { templates: ['approval-delegated'] },
  recruiting: {
    templates: [
      'interview-invitation',
      'interview-changed',
      'interview-taken-off',
      'interview-cancelled',
      'candidate-reply',
    ],
    prompt: true,
  },
  reminder: { templates: ['not-tracking'], prompt: true },
  report: { templates: ['daily-report'] },
  company: {
    templates: [
      'employment-end',
      'trial-end',
      'subscription-payment-failed',
      'subscription-cancelled',
      'webhook-off',
      'chat-channel-off',
    ],
  },
  payslip: { templates: ['payslip-ready'], fixed: true },
  security: {
    templates: [
      'bank-account-changed',
      'bank-account-removed',
      'emergency-access',
      'sign-on-provider',
      'sign-on-linked',
      'watch-rule-proposed',
      'erasure-announced',
      'kiosk-pin-locked',
      'kiosk-pin-reset',
      'kiosk-paused',
    ],
    fixed: true,
  },
} as const satisfies Readonly<Record<string, Kind>>

export type NoticeKind = keyof typeof noticeKinds

const names = Object.keys(noticeKinds) as NoticeKind[]

/** The names of the kinds, in the order in which settings show them. */
export const noticeKindNames = names as [NoticeKind, ...NoticeKind[]]

const kindsByTemplate = new Map<string, NoticeKind>(
  names.flatMap((kind) => noticeKinds[kind].templates.map((template) => [template, kind] as const)),
)

/** Returns the kind of a mail; undefined if the mail is no notice. */
export const noticeKindOf = (template: string): NoticeKind | undefined =>
  kindsByTemplate.get(template)

export const isFixedKind = (kind: NoticeKind): boolean => 'fixed' in noticeKinds[kind]
export const isPromptKind = (kind: NoticeKind): boolean => 'prompt' in noticeKinds[kind]

/** Days after which a notice leaves the list. */
export const NOTICE_DAYS = 90

/** What the link in a mail stops: one kind, or all that the mail of the day holds. */
export const stoppableMails = [...noticeKindNames, 'digest'] as const

export type StoppableMails = (typeof stoppableMails)[number]

/** The template of the mail of the day, which holds the mails that waited for it. */
export const DIGEST_TEMPLATE = 'notice-digest'
