import { errorWords } from '../kernel/errors'
import type { workspaceErrors } from './workspaces.errors'

export const workspacesErrorsZh = errorWords<'zh', typeof workspaceErrors>()({
  'workspace.subdomain_taken': '此子域名已被占用。',
  'workspace.admin': '请选择公司的一名管理员。',
  'workspace.timezone': '未知时区。',
  'workspace.name': '请输入公司名称！',
  'workspace.phone': '请输入电话号码！',
  'workspace.country': '请选择国家/地区。',
  'workspace.subdomain': '请使用字母、数字和连字符。',
  'workspace.oid_pattern': '用#表示号码的每一位数字，连续书写，例如EMP-###。',
  'workspace.four_eyes_two':
    '双人复核需要两名已加入、在职且有权批准工资的人员；目前有{count}名。请先授予另一人“薪资”权限。',
  'workspace.language': '请选择语言。',
  'workspace.links': '每个链接写作“名称|地址”，以英文逗号分隔。地址以https://或mailto:开头。',
})
