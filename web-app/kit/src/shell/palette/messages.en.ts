/** Words of the palette, apart from the texts of every page. */
export default {
  recent: 'Recent',
  placeholder: 'Search pages, people, records and actions',
  pages: 'Pages',
  people: 'People',
  projects: 'Projects',
  clients: 'Clients',
  invoices: 'Invoices',
  draft: 'Draft for {{name}}',
  actions: 'Actions',
  empty: 'Nothing found for “{{q}}”.',
  /** Leaves the second step. */
  back: 'All results',
} as const
