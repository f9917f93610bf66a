import { errorWords } from '../kernel/errors'
import type { biometricErrors } from './biometrics.errors'

export const biometricsErrorsZh = errorWords<'zh', typeof biometricErrors>()({
  'device.name': '请输入设备名称！',
  'device.serial': '请输入序列号！',
  'device.serial_form': '序列号只能包含字母、数字、-和_。',
  'device.serial_taken': '已登记有此序列号的设备。',
  'device.serial_fixed': '设备的序列号不能更改。请先添加新设备，再删除旧设备。',
  'device.office': '请选择办公地点！',
  'device.select': '请选择设备！',
  'device.employee': '请选择员工！',
  'device.network': '请输入网络地址，*表示任意地址，或留空。',
  'device.pin': 'PIN为1到24个字母或数字。',
  'device.pin_taken': '此PIN在该时间属于另一名员工。请先结束那条登记。',
  'device.registered': '此员工已在该设备登记。',
  'device.since': '开始时间必须在最近400天之内。',
  'device.most': '一个工作区最多{most}台设备。',
  'device.most_registrations': '一台设备最多保留{most}条登记。',
})
