export const en = {
  statuses: { todo: 'To do', doing: 'In progress', done: 'Done' },
}
