import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'zh', typeof english>()({
  tab: '审批步骤',
  name: '名称',
  steps: '步骤',
  step: '第 {{number}} 步',
  who: '审批人',
  by: {
    manager: '经理',
    role: '角色',
    people: '指定人员',
  },
  role: '角色',
  chooseRole: '请选择角色',
  people: '人员',
  all: '每个人都须审批',
  allHint: '否则以最先审批的人为准。',
  escalate: '多少天后管理员也可审批',
  escalateHint: '留空表示从不。',
  removeStep: '移除第 {{number}} 步',
  addStep: '添加步骤',
  add: '添加规则',
  edit: '编辑规则',
  added: '规则已添加',
  edited: '规则已更新',
  deleted: '规则已删除',
  deleteText: '此前提交的申请保留其步骤。',
  preview: '预览',
  person: '人员',
})
