import { errors } from '../kernel/errors'

export const projectErrors = errors({
  'project.not_member': [422, 'Employee not present in project. Please add first'],
  'project.employee_unknown': [422, 'Please Select the Employee!'],
  'project.archived': [409, 'This project is archived; restore it first.'],
  'project.status_unknown': [422, 'This status does not belong to the project.'],
  'project.status_taken': [422, 'This name is in use already.'],
  'project.status_one_of_each': [
    409,
    'A project has one default and one final status; choose another one for it first.',
  ],
  'project.status_both': [422, 'The default status cannot be the final one.'],
  'project.status_in_use': [409, 'Tasks have this status; give them another one first.'],
  'project.task_stale': [
    409,
    'Another person has changed this task meanwhile. You see it as it is now.',
  ],
  'project.too_many_tasks': [409, 'A project has 10,000 tasks at most.'],
  'project.too_many_statuses': [409, 'A project has 50 statuses at most.'],
  'project.too_many_members': [409, 'A project has 5,000 members at most.'],
  'project.list_unknown': [422, 'This task list does not belong to the project.'],
  'project.task_dates': [422, 'The due date cannot be before the start date.'],
  'project.name': [422, 'Please input the Project Name!'],
  'project.status_name': [422, 'Please Enter the Status Name!'],
  'project.colour': [422, 'Choose a colour.'],
  'project.title': [422, 'Please Enter the Title!'],
})
