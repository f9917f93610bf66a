import { errors } from '../kernel/errors'

export const checklistErrors = errors({
  'checklist.name': [422, 'Please input the name of the checklist!'],
  'checklist.item_text': [422, 'Please say what is to be done!'],
  'checklist.no_items': [422, 'A checklist has at least one item.'],
  'checklist.most_items': [422, 'A checklist has at most {most} items.'],
  'checklist.days': [422, 'Choose a number of days between -{most} and {most}.'],
  'checklist.owner': [422, 'Please select who does this!'],
  'checklist.name_taken': [422, 'There is a checklist of this name already.'],
  'checklist.most_templates': [409, 'A company has at most {most} checklists.'],
  'checklist.kind': [422, 'Please select whether it is for joining or for leaving!'],
  'checklist.template': [422, 'Please select the checklist!'],
  'checklist.employee': [422, 'Please select the employee!'],
  'checklist.day': [422, 'Please select the day!'],
  'checklist.open': [409, 'This checklist has begun already and is open.'],
  'checklist.most_open': [409, 'An employee has at most {most} open checklists.'],
  'checklist.cancelled': [409, 'This checklist was cancelled.'],
  'checklist.reason': [422, 'Please say why!'],
  'checklist.status': [422, 'Choose done, not_needed or open.'],
})
