import type { SVGProps } from 'react'

/** One set of line icons on a 16 px grid, so that both apps look the same. */
const paths = {
  dashboard: 'M2 7l6-5 6 5v7H2zM6.500 14V9.500h3V14',
  inbox: 'M2 9.500L4 3h8l2 6.500V13H2zM2 9.500h3.500l1 1.500h3l1-1.500H14',
  requests: 'M3 2h10v12H3zM5.500 5h5M5.500 8h5M5.500 11h3',
  calendar: 'M2 4h12v10H2zM2 7h12M5 2v3M11 2v3',
  timer: 'M8 2a6 6 0 100 12A6 6 0 008 2zM8 5v3l2 2',
  invoice: 'M3 2h10v12l-2-1-3 1-3-1-2 1zM5.500 6h5M5.500 9h5',
  payroll: 'M2 4h12v8H2zM8 6a2 2 0 100 4 2 2 0 000-4z',
  ats: 'M6 7a3 3 0 100-6 3 3 0 000 6zM1 14c0-3 2-5 5-5M11 8v6M8 11h6',
  survey: 'M2.500 3h11v8H8l-3 2.500V11H2.500zM5.500 6h5M5.500 8.200h3',
  employees:
    'M6 7a3 3 0 100-6 3 3 0 000 6zM1 14c0-3 2-5 5-5s5 2 5 5M11 2a3 3 0 010 5M12 9c2 .5 3 2.500 3 5',
  projects: 'M2 3h5l1 2h6v8H2z',
  clients: 'M3 14V2h7v12M10 6h3v8M1.500 14h13M5.500 5h2M5.500 8h2M5.500 11h2',
  events: 'M8 2l2 4 4 .5-3 3 1 4.500-4-2-4 2 1-4.500-3-3L6 6z',
  reports: 'M2 14h12M4 11V7M8 11V3M12 11V6',
  settings:
    'M8 5.500a2.500 2.500 0 100 5 2.500 2.500 0 000-5zM8 1.500v2M8 12.500v2M1.500 8h2M12.500 8h2M3.400 3.400l1.400 1.400M11.200 11.200l1.400 1.400M3.400 12.600l1.400-1.400M11.200 4.800l1.400-1.400',
  audit:
    'M8 1.800l5 1.700v4c0 3.200-2 5.300-5 6.700-3-1.400-5-3.500-5-6.700v-4zM5.800 7.800l1.600 1.600L10.300 6.300',
  attendance:
    'M3 4h10v10H3zM6.500 4V2h3v2M8 8.800a1.300 1.300 0 100-2.600 1.300 1.300 0 000 2.600zM5.500 12c.2-1.100 1.200-1.800 2.500-1.800s2.300.7 2.500 1.800',
  expenses:
    'M2.500 4.500h10a1 1 0 011 1v7a1 1 0 01-1 1h-10zM2.500 4.500L10.500 2.300v2.200M13.500 7.500H10a1.500 1.500 0 000 3h3.500',
  checklists:
    'M2 4l1.200 1.200L5.200 3M2 10.800L3.200 12l2-2.200M7.500 4.500H14M7.500 11.200H14M7.500 7.800H12',
  leave: 'M2 8a6 6 0 0112 0zM8 8v4.500a1.500 1.500 0 003 0M8 2V1',
  card: 'M1.500 4h13v8.500h-13zM1.500 6.800h13M4 10h2.500',
  fingerprint:
    'M4 12c.8-1.200 1-2.500 1-4a3 3 0 016 0c0 2-.2 3.800-.8 5.500M8 8c0 2.200-.4 4-1.300 5.500M2.500 9.500V8a5.500 5.500 0 0111 0v2.500',
  key: 'M10.500 2.500a3.500 3.500 0 100 7 3.500 3.500 0 000-7zM8 8.500L2.500 14M4.500 12l1.800 1.800M11.500 5h.01',
  cup: 'M3 5.500h8V10a3 3 0 01-3 3H6a3 3 0 01-3-3zM11 6.800h.8a1.700 1.700 0 010 3.400H11M5.500 2v1.500M8.500 2v1.500',
  operations: 'M1 8h3l2-5 4 10 2-5h3',
  book: 'M3 2.500h8.500a1.500 1.500 0 011.500 1.500v10H4.500A1.500 1.500 0 013 12.500zM3 12.500A1.500 1.500 0 014.500 11H13',
  mail: 'M2 3.500h12v9H2zM2.500 4l5.500 4.500L13.500 4',
  link: 'M6.500 9.500l3-3M7 4.500l1.500-1.500a3 3 0 014.500 4.500L11.500 9M9 11.500L7.500 13A3 3 0 013 8.500L4.500 7',
  sidebar: 'M2 3h12v10H2zM6 3v10',
  menu: 'M2 4h12M2 8h12M2 12h12',
  hourglass: 'M4 2h8M4 14h8M5 2v2.500L8 8l3-3.500V2M5 14v-2.500L8 8l3 3.500V14',
  search: 'M7 2.500a4.500 4.500 0 100 9 4.500 4.500 0 000-9zM10.500 10.500L14 14',
  close: 'M4 4l8 8M12 4l-8 8',
  check: 'M3 8.500l3.500 3.500L13 4.500',
  down: 'M4 6l4 4 4-4',
  up: 'M4 10l4-4 4 4',
  updown: 'M5 6l3-3 3 3M5 10l3 3 3-3',
  forward: 'M6 4l4 4-4 4',
  back: 'M10 4L6 8l4 4',
  plus: 'M8 3v10M3 8h10',
  edit: 'M10.500 3l2.500 2.500L6 12.500 3 13l.5-3zM9 4.500L11.500 7',
  trash: 'M3 4.500h10M6 4.500V3h4v1.500M4.500 4.500l.5 9h6l.5-9M7 7v4M9 7v4',
  history:
    'M2.500 8a5.500 5.500 0 105.500-5.500A5.500 5.500 0 003.500 5M3 2.500V5.500h3M8 5v3l2 1.500',
  filter: 'M2 4h12M4.500 8h7M6.500 12h3',
  refresh: 'M13.500 8A5.500 5.500 0 112.500 8 5.500 5.500 0 0112 4.500M12.500 2v3h-3',
  download: 'M8 2.500v7.500M5 7l3 3 3-3M3 13h10',
  upload: 'M8 10V2.500M5 5.500l3-3 3 3M3 13h10',
  columns: 'M2.500 3h11v10h-11zM6.200 3v10M9.800 3v10',
  lock: 'M3.500 7.500h9v6h-9zM5.500 7.500V5.200a2.500 2.500 0 015 0v2.300',
  globe:
    'M8 2a6 6 0 100 12A6 6 0 008 2zM2 8h12M8 2c2 2 2.500 4 2.500 6s-.5 4-2.500 6c-2-2-2.500-4-2.500-6s.5-4 2.500-6z',
  logout: 'M6 2.500H3v11h3M7 8h7M11.500 5.500L14 8l-2.500 2.500',
  user: 'M8 8a3 3 0 100-6 3 3 0 000 6zM2.500 14c0-3 2.500-4.500 5.500-4.500s5.500 1.500 5.500 4.500',
  switch: 'M3 5.500h9M9.500 3L12 5.500 9.500 8M13 10.500H4M6.500 8L4 10.500 6.500 13',
  sun: 'M8 5.200a2.800 2.800 0 100 5.600 2.800 2.800 0 000-5.600zM8 1.500v1.300M8 13.200v1.300M1.500 8h1.300M13.200 8h1.300M3.400 3.400l.9.9M11.700 11.700l.9.9M3.400 12.600l.9-.9M11.700 4.300l.9-.9',
  moon: 'M13 9.500A5.500 5.500 0 016.500 3a5.500 5.500 0 106.500 6.500z',
  more: 'M3.500 8h.01M8 8h.01M12.500 8h.01',
  info: 'M8 2a6 6 0 100 12A6 6 0 008 2zM8 7.500v3.500M8 5h.01',
  help: 'M8 2a6 6 0 100 12A6 6 0 008 2zM6.200 6.500a1.800 1.800 0 113.100 1.200C8.500 8.300 8 8.600 8 9.500M8 11.500h.01',
  warning: 'M8 2.500l6 11H2zM8 6.500v3.500M8 12h.01',
  eye: 'M1.500 8S4 3.500 8 3.500 14.500 8 14.500 8 12 12.500 8 12.500 1.500 8 1.500 8zM8 6.200a1.800 1.800 0 100 3.600 1.800 1.800 0 000-3.600z',
  file: 'M4 2h5l3 3v9H4zM9 2v3h3',
  pause: 'M5.500 3.500v9M10.500 3.500v9',
  play: 'M5 3.500l7 4.500-7 4.500z',
} as const

export type IconName = keyof typeof paths

/** Icons that point along the reading direction and so mirror in Arabic. */
const directed: ReadonlySet<IconName> = new Set(['forward', 'back', 'logout', 'switch'])

export function Icon({
  name,
  size = 16,
  ...rest
}: { name: IconName; size?: number } & Omit<SVGProps<SVGSVGElement>, 'name'>) {
  return (
    <svg
      viewBox="0 0 16 16"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'more' ? 2.2 : 1.4}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      data-directed={directed.has(name) || undefined}
      {...rest}
      style={{ flex: 'none', ...rest.style }}
    >
      <path d={paths[name]} />
    </svg>
  )
}
