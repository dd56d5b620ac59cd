import { useQuery } from '@tanstack/react-query'

import { api } from '../../api/api.ts'
import { useActiveCompany, useCan } from '../../session/session-context.ts'
import { endorsementsQuery } from './queries.ts'

/** '2 requests under way', for who may ask. What is on its way, fails or says nothing takes no room (GEN-008). */
export function RequestsUnderWay() {
  const { clientId } = useActiveCompany()
  const requests = useQuery({ ...endorsementsQuery(api, clientId), enabled: useCan()('002-003-002') })
  const count = requests.data?.filter(({ state }) => state !== 'Done').length ?? 0
  return count > 0 ? `${count} ${count === 1 ? 'request' : 'requests'} under way` : null
}
