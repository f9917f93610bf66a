export default {
  tab: 'Checklists',
  all: 'All',
  empty: {
    title: 'Nothing to do',
    text: 'Items of checklists for people who join or leave appear here when you are to do them.',
  },
} as const
