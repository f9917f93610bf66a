import type { AreaContracts } from '../kernel/area'
import { noticeSettings, noticesApi } from './notices.api'
import { noticesErrors } from './notices.errors'
import { noticesEventWords } from './notices.event-words'
import { noticeEvents, noticeExpiryEvents } from './notices.events'
import { noticesGains } from './notices.gains'
import { notice, noticeFacts, noticesList } from './notices.lists'
import { noticesPublicEvents } from './notices.public-events'
import { pushDevice, pushDevices, pushDevicesApi } from './push-devices.api'

export const noticesContracts = {
  name: 'notices',
  endpoints: [noticesApi, pushDevicesApi],
  gains: noticesGains,
  lists: [noticesList],
  events: [noticeEvents, noticeExpiryEvents],
  publicEvents: noticesPublicEvents,
  eventWords: noticesEventWords,
  errors: noticesErrors,
  // A person's own reading; programs have webhooks and the audit.
  tokens: { never: 'all' },
  records: {
    Notice: notice,
    NoticeFacts: noticeFacts,
    NoticeSettings: noticeSettings,
    PushDevice: pushDevice,
    PushDevices: pushDevices,
  },
} satisfies AreaContracts
