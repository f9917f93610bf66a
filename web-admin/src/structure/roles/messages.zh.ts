import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'zh', typeof english>()({
  tab: '角色',
  name: '名称',
  roleName: '角色名称',
  add: '添加角色',
  edit: '编辑角色',
  permissions: '权限',
  people: '人员',
  show: '拥有角色{{name}}的人员：{{people}}',
  change: {
    title_other: '更改{{count}}人的权限？',
    more: '增加：{{list}}。',
    less: '移除：{{list}}。',
    own: '这是你自己的角色。',
    action: '更改角色',
  },
  deleteTitle: '删除角色{{name}}？',
  deleteText: '只有在没有人拥有该角色时才能删除。',
  delete: '删除',
  empty: {
    title: '未找到角色',
    text: '角色是一组命名的权限。',
  },
  added: '角色已添加',
  edited: '角色已更改',
  deleted: '角色已删除',
  factor: {
    column: '第二重验证',
    required: '必需',
    notRequired: '非必需',
    require: '要求第二重验证',
    free: '不再要求第二重验证',
    requireTitle: '要求{{name}}使用第二重验证？',
    requireText_other:
      '{{count}}人拥有此角色。没有第二重验证的人在设置之前无法打开此公司的任何内容，其API令牌也会停止工作。',
    freeTitle: '不再要求{{name}}使用第二重验证？',
    freeText: '他们的密码将再次足以打开此公司。',
    requireDone: '已要求第二重验证',
    freeDone: '不再要求第二重验证',
  },
})
