export default {
  tab: 'Checklists',
  all: 'All',
  empty: {
    title: 'Nothing to do',
    text: 'Your items of checklists for people who join or leave appear here.',
  },
} as const
