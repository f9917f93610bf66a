import { errors } from '../kernel/errors'

export const biometricErrors = errors({
  'device.name': [422, 'Please input the Device Name!'],
  'device.serial': [422, 'Please input the Serial Number!'],
  'device.serial_form': [422, 'A serial number has letters, digits, - and _ only.'],
  'device.serial_taken': [422, 'A device with this serial number is registered already.'],
  'device.serial_fixed': [
    422,
    'The serial number of a device cannot be changed. Add the new device, then delete the old one.',
  ],
  'device.office': [422, 'Please select the Office!'],
  'device.select': [422, 'Please select the Device!'],
  'device.employee': [422, 'Please select the Employee!'],
  'device.network': [422, 'Enter a network address, * for any, or leave it empty.'],
  'device.pin': [422, 'A PIN has 1 to 24 letters or digits.'],
  'device.pin_taken': [
    422,
    'This PIN belongs to another employee at that time. End that registration first.',
  ],
  'device.registered': [409, 'This employee is registered at the device already.'],
  'device.since': [422, 'The start must lie within the last 400 days.'],
  'device.most': [409, 'A workspace has at most {most} devices.'],
  'device.most_registrations': [409, 'A device keeps at most {most} registrations.'],
})
