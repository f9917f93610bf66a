import { errors } from '../kernel/errors'

export const calendarErrors = errors({
  'event.title': [422, 'Please Enter the Event Name!'],
  'event.duration': [422, 'Please Select the Duration!'],
  'event.date': [422, 'Please Select the Event Date!'],
  'event.time': [422, 'Please Select the Event Time!'],
  'event.range': [422, 'Please Select the Date Range!'],
  'event.location': [422, 'Please Enter the location!'],
  'event.no_such_time': [422, 'The clocks of {zone} go forward on that day: there is no {time}.'],
  'calendar.feeds_most': [409, 'You have {most} calendar addresses already. Revoke one first.'],
  'calendar.feed_key': [404, 'This calendar address is not valid.'],
})
