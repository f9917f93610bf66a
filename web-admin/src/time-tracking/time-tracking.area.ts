import type { ConsoleArea } from '../kit/area'

/** One module, because each file that is loaded later has a name in the first load. */
const imports = () => import('./import-pages')

export const timeTrackingArea = {
  name: 'time-tracking',
  pages: [
    { path: 'time-imports', opens: 'time-imports', page: imports },
    { path: 'time-imports/new', opens: 'time-imports', page: imports },
    { path: 'time-imports/:id', opens: 'time-imports', page: imports },
  ],
} satisfies ConsoleArea
