import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  DeviceAdded: '添加设备',
  DeviceChanged: '修改设备',
  DeviceKeySet: '为设备设置密钥',
  DeviceDeleted: '删除设备',
  DeviceDeployed: '部署设备',
  EmployeeRegistered: '登记员工',
  RegistrationEnded: '结束登记',
  EmployeeEnrolled: '采集员工生物特征',
  DeviceCommandsAnswered: '设备回应命令',
  DeviceSerialReserved: '占用序列号',
  DeviceSerialReleased: '释放序列号',
  PunchesReceived: '接收打卡记录',
  PunchesConfirmed: '设备已确认打卡记录',
  PunchesWithdrawn: '已移除导入的打卡记录',
  PunchImportStarted: '已开始导入打卡记录',
  PunchImportFinished: '已完成导入打卡记录',
  PunchImportInterrupted: '打卡记录导入已中断',
  PunchImportUndone: '打卡记录导入已撤销',
} satisfies NamesLike<typeof english>
