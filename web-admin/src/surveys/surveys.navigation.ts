import type { AreaNavigation } from '@workledger/kit/shell/area'

export const surveysNavigation = {
  name: 'surveys',
  navigation: [{ id: 'survey', to: '/admin/survey', icon: 'survey', for: 'manage_surveys' }],
  inConsole: ['survey', 'survey/:id/survey_detail'],
  alsoAt: { employee_satisfaction: '/admin/survey' },
} satisfies AreaNavigation
