import {
  DIGEST_TEMPLATE,
  isMailed,
  type NoticeKind,
  noticeKindNames,
  noticeKinds,
} from '@workledger/contracts/notices/notice-kinds'
import { channelOf } from '@workledger/domain/notices/notices'
import { mails, reports } from '../registry'

/** Mails that are no notices, so their readers have no choice about them. */
const withoutKind = [
  // To people outside of the company.
  'application-received',
  'candidate-message',
  'candidate-rejected',
  'credit-note',
  'invoice',
  'invoice-reminder',
  // About an account or a place in a company.
  'invitation',
  'password-reset',
  'passkey-blocked',
  'recovery-code-used',
  'second-factor-added',
  'second-factor-removed',
  'second-factors-reset',
  'sign-on-confirm',
  'verify-email',
  // Each saved report has a link of its own, and people ask for them.
  'saved-report',
  'saved-report-now',
  DIGEST_TEMPLATE,
]

it('has a kind for each mail, or a reason for none', () => {
  const kinds = noticeKindNames.flatMap((kind) => [...noticeKinds[kind].templates])
  const all = [...mails.map(({ template }) => template), ...Object.keys(reports)]

  expect(new Set(kinds).size).toBe(kinds.length)
  expect([...kinds, ...withoutKind].sort()).toEqual([...all].sort())
})

it('has a mail for each kind, which its reader gets without any choice', () => {
  const mailsOf = (kind: NoticeKind): readonly string[] => noticeKinds[kind].templates
  const bare = noticeKindNames.filter((kind) => mailsOf(kind).length === 0)
  expect(bare).toEqual([])
  expect(noticeKindNames.filter((kind) => !isMailed(channelOf({}, kind)))).toEqual([])
})
