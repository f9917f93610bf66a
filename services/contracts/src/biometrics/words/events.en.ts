/** Names of this area's events. */
export default {
  DeviceAdded: 'Device added',
  DeviceChanged: 'Device changed',
  DeviceKeySet: 'Key given to a device',
  DeviceDeleted: 'Device deleted',
  DeviceDeployed: 'Device deployed',
  EmployeeRegistered: 'Employee registered',
  RegistrationEnded: 'Registration ended',
  EmployeeEnrolled: 'Employee enrolled',
  DeviceCommandsAnswered: 'Commands answered',
  DeviceSerialReserved: 'Serial number reserved',
  DeviceSerialReleased: 'Serial number released',
  PunchesReceived: 'Punches received',
} as const
