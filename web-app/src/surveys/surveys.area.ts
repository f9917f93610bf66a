import type { AppArea } from '@workledger/kit/shell/area'

export const surveysArea = {
  name: 'surveys',
  pages: [
    { path: 'feedback/:id/survey/:surveyId/:key?', for: 'everyone', page: () => import('./feedback-page') },
    { path: 'feedback/thank_you', for: 'everyone', page: () => import('./thank-you-page') },
  ],
  navigation: [{ id: 'survey', to: '/admin/survey', icon: 'survey', for: 'manage_surveys' }],
  inConsole: ['survey', 'survey/:id/survey_detail'],
  alsoAt: { employee_satisfaction: '/admin/survey' },
} satisfies AppArea
