import { errors } from '../kernel/errors'

export const accessErrors = errors({
  'access.wrong_password': [422, 'Incorrect Email or Password'],
  'access.email_taken': [422, 'The email has already been taken.'],
  'access.captcha': [422, 'Please solve the captcha again.'],
  'access.key': [404, 'Invalid Key'],
  'access.sign_in_to_accept': [409, 'You already have an account. Please sign in to accept the invitation.'],
  'access.already_joined': [409, 'This invitation has been accepted already.'],
  'access.no_nesting': [403, 'You are signed in as somebody else. Sign out first.'],
  'access.impersonating': [403, 'This cannot be done while signed in as somebody else.'],
  'access.own_address': [422, 'Your e-mail address is no password.'],
  'access.no_user': [409, 'This employee has no user yet. Send an invite first.'],
  'access.current_password': [422, 'The current password is not right.'],
  'access.already_verified': [409, 'The e-mail address is verified already.'],
})
