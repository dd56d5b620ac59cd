/** Passwords that people choose again and again, in lower case; those of 12 characters and more, and units of them. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `password passwort password1234 password12345 password123456 password2024! password2025! password2026! passw0rd1234
   passw0rd12345 p@ssw0rd1234 p@ssword1234 p@ssword12345 mypassword12 mypassword123 mypassword1234 yourpassword
   newpassword1 newpassword12 newpassword123 changeme1234 changeme12345 changemenow12 123456 1234567 12345678
   123456789 1234567890 12345678910 123456789012 1234567890123 123456789101112 098765432109 111222333444
   112233445566 123123123123 121212121212 987654321098 qwerty qwertyuiop qwertyuiop12 qwertyuiop123 qwertyuiop1234
   qwerty123456 qwerty1234567 qwerty12345678 1qaz2wsx3edc 1qaz2wsx3edc4rfv q1w2e3r4t5y6 1q2w3e4r5t6y zaq12wsxcde3
   qazwsxedcrfv asdfghjkl123 asdfghjkl1234 zxcvbnm12345 zxcvbnm123456 abcdefghijkl abcdefghijklm abcdef123456
   abc123456789 abcd12345678 a1b2c3d4e5f6 aa1234567890 letmein12345 letmeinplease welcome12345 welcome123456
   welcome2024! welcome2025! welcome2026! admin1234567 administrator administrator1 iloveyou1234 iloveyou12345
   iloveyou2025 sunshine1234 princess1234 football1234 baseball1234 superman1234 dragon123456 monkey123456
   michael12345 jordan123456 trustno11234 whatever1234 computer1234 internet1234 freedom12345 shadow123456
   summer202024 summer2025!! winter2025!! autumn2025!! spring2026!! correcthorsebatterystaple insurance123
   insurance1234 captive12345 captive123456 memberportal memberportal1 truckdriver1 companyname1 secret123456
   testtesttest test12345678 test1234567890 default12345 temporary123 temppassword iamtheboss12 lovelovelove`.split(
    /\s+/,
  ),
)
