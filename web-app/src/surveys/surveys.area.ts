import type { AppArea } from '@workledger/kit/shell/area'

export const surveysArea = {
  name: 'surveys',
  pages: [
    {
      path: 'feedback/:id/survey/:surveyId/:key?',
      for: 'everyone',
      page: () => import('./feedback-page'),
    },
    { path: 'feedback/thank_you', for: 'everyone', page: () => import('./thank-you-page') },
  ],
} satisfies AppArea
