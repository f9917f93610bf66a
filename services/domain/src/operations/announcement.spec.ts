import { textsByLanguage } from '@workledger/contracts/operations/announcements.events'
import { given } from '../kernel/decider-specification'
import { announcementDecider, dismissalsDecider } from './announcement'

const announcement_id = '01900000-0000-7000-8000-000000000001'
const user_id = '01900000-0000-7000-8000-000000000002'

const content = {
  announcement_id,
  text: 'A new version will be released on December 25th.',
  ...textsByLanguage(() => null),
  from: '2026-12-01T00:00:00Z',
  until: '2026-12-26T00:00:00Z',
}

const set = { type: 'AnnouncementSet' as const, data: content }
const withdrawn = { type: 'AnnouncementWithdrawn' as const, data: { announcement_id } }

describe('an announcement', () => {
  it('is set once, and changed when something of it changes', () => {
    given(announcementDecider)
      .when({ type: 'set', ...content })
      .then(set)
    given(announcementDecider, set)
      .when({ type: 'set', ...content })
      .thenRefused('state.conflict')
    given(announcementDecider, set)
      .when({ type: 'change', ...content, text: 'Later.' })
      .then({ type: 'AnnouncementChanged', data: { ...content, text: 'Later.' } })
    given(announcementDecider, set)
      .when({ type: 'change', ...content, text_fr: 'Plus tard.' })
      .then({ type: 'AnnouncementChanged', data: { ...content, text_fr: 'Plus tard.' } })
    given(announcementDecider, set)
      .when({ type: 'change', ...content })
      .thenNothing()
    given(announcementDecider)
      .when({ type: 'change', ...content })
      .thenRefused('not_found')
  })

  it('ends after it starts', () => {
    given(announcementDecider)
      .when({ type: 'set', ...content, until: content.from })
      .thenRefused('validation')
  })

  it('is withdrawn once, and then does not change', () => {
    given(announcementDecider, set).when({ type: 'withdraw', announcement_id }).then(withdrawn)
    given(announcementDecider, set, withdrawn)
      .when({ type: 'withdraw', announcement_id })
      .thenNothing()
    given(announcementDecider).when({ type: 'withdraw', announcement_id }).thenRefused('not_found')
    given(announcementDecider, set, withdrawn)
      .when({ type: 'change', ...content })
      .thenRefused('operations.withdrawn')
  })

  it('is dismissed by a person once', () => {
    const dismissed = { type: 'AnnouncementDismissed' as const, data: { announcement_id, user_id } }
    given(dismissalsDecider).when({ type: 'dismiss', announcement_id, user_id }).then(dismissed)
    given(dismissalsDecider, dismissed)
      .when({ type: 'dismiss', announcement_id, user_id })
      .thenNothing()
  })
})
