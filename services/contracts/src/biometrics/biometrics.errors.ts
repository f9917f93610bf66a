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
  'punch_import.file': [
    422,
    'This is not the attlog.dat of a device. Choose the text file that the device writes to a USB stick.',
  ],
  'punch_import.empty': [422, 'The file has no punches.'],
  'punch_import.too_many': [
    422,
    'The file is too large: at most {rows} lines of {characters} characters.',
  ],
  'punch_import.other_device': [422, 'The file is of the device {serial}. Choose that device.'],
  'punch_import.not_a_punch': [422, 'The line is no punch: a PIN, a tab and a time come first.'],
  'punch_import.cut': [422, 'The last line breaks off.'],
  'punch_import.pin': [422, 'The PIN is not 1 to 24 letters or digits.'],
  'punch_import.time': [422, 'The time is not written as YYYY-MM-DD HH:MM:SS.'],
  'punch_import.no_person': [422, 'The PIN belonged to no one at this device at that time.'],
  'punch_import.future': [422, 'The punch is in the future.'],
  'punch_import.too_old': [422, 'The punch is older than 400 days.'],
  'punch_import.own': [422, 'Pay rests on these hours of yours. Another person imports them.'],
  'punch_import.running_still': [409, 'This import still runs. Undo it when it is done.'],
})
