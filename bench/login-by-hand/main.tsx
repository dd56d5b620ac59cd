import { useState } from 'react'
import { createRoot } from 'react-dom/client'

function Login() {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  return (
    <main>
      <h1>Login</h1>
      <form onSubmit={(event) => event.preventDefault()}>
        <label>
          Email
          <input type="email" value={email} onChange={({ target }) => setEmail(target.value)} />
        </label>
        <label>
          Password
          <input type="password" value={password} onChange={({ target }) => setPassword(target.value)} />
        </label>
        <button type="submit">Login</button>
      </form>
    </main>
  )
}

createRoot(document.getElementById('root') ?? document.body).render(<Login />)
