import type { ConsoleArea } from '../kit/area'

export const surveysArea = {
  name: 'surveys',
  pages: [
    { path: 'survey', opens: 'surveys', page: () => import('./surveys-page') },
    { path: 'survey/:id/survey_detail', opens: 'surveys', page: () => import('./survey-page') },
  ],
} satisfies ConsoleArea
