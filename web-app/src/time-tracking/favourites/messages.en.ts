/** Words of the favourites of the timer. */
export default {
  title: 'Favourites',
  edit: 'Edit favourites',
  add: 'Add to favourites',
  added: 'Added to favourites',
  start: 'Start {{name}}',
  stop: 'Stop {{name}}',
  up: 'Move {{name}} up',
  down: 'Move {{name}} down',
  remove: 'Remove {{name}} from favourites',
  ask: 'Remove “{{name}}” from your favourites?',
  askText: 'Tracked time stays.',
  askAction: 'Remove',
  none: 'No favourites yet',
  noneText: 'Choose “Add to favourites” in the menu of an entry.',
  find: 'Find a favourite',
  unfound: 'No favourite found.',
} as const
