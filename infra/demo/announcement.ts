import { CodedError } from '@workledger/contracts/kernel/errors'
import { announcementsApi } from '@workledger/contracts/operations/announcements.api'
import type { DemoCalls } from './demo-calls'
import { announcementTexts } from './demo-words'

const TEXT = 'A new version will be released on December 25th.'

/** Announces the next version's changes in the documents, from now until the end of that day. */
export async function announce(demo: DemoCalls): Promise<void> {
  const { session } = demo.member('ines')
  const from = demo.now.toISOString().slice(0, 19).replace('T', ' ')
  const year = demo.now.getUTCFullYear()
  const release = `${demo.today > `${year}-12-25` ? year + 1 : year}-12-25`

  const body = {
    text: TEXT,
    ...announcementTexts(TEXT),
    from,
    until: `${release} 23:59:59`,
  }

  try {
    await demo.call(announcementsApi.addAnnouncement, { session, body, wait: false })
  } catch (error) {
    // If OPERATORS names others, the demo company's founder may announce nothing.
    if (!(error instanceof CodedError && error.code === 'access.denied')) throw error
  }
}
