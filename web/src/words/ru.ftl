# Слова самих страниц. Тексты игр приходят с сервера.
skip = К содержанию
home = В вестибюль
settings = Настройки
language = Язык
theme = Цвета
theme-auto = как в системе
theme-light = светлые
theme-dark = тёмные
palette = Цвета для любых глаз
loading = Загрузка…
reload = Загрузить заново
offline = Сервер недоступен. Ничего не потеряно; страница попробует снова.
close = Закрыть
cancel = Отмена
back = Назад
done = Готово
send = Отправить
copy = Копировать
copied = Скопировано
kept = Сохранено.
stop = Стоп
choose = Выбрать
nowhere = Такой страницы нет
none-yet = Пока нет
none-found = Ничего не найдено
nobody = никто
unset = не задано
name = Имя
password = Пароль

lobby-title = Игры древнего моря
lobby-lead = Пять сводов правил, один стол: играйте сразу с честными ботами или пошлите друзьям по ссылке.
titles = Игры
players = Игроков: { $low }–{ $high }
play-now = Играть
host = Открыть стол
rules = Правила
my-tables = Мои столы
running-tables = Идут сейчас
finished-tables = Сыгранные партии
your-turn = ваш ход
account = Учётная запись
account-help = Для игры не нужна. С именем и паролем вы найдёте свои столы на другом устройстве.
signed-in = Вы вошли как { $name }.
sign-in = Войти
sign-up = Создать запись
sign-out = Выйти
numbers = Мои партии в цифрах
numbers-row = сыграно: { $played }, выиграно: { $won }; ожидалось бы { $fair }
numbers-won = победа
numbers-lost = без победы
upload = Просмотр записи
upload-help = Откройте файл записи и пройдите партию строка за строкой.

host-title = Новый стол
what = Игра
game = Игра
how-many = Игроков
seats = Места
seats-help = Каждый человек получает свою ссылку. Свободное место может занять любой. Боты видят только то, что положено их месту.
seat-number = Место { $number }
human = Человек
bot = Бот
bot-level = Как играет бот
bot-random = наугад
bot-easy = лёгкий: отвечает сразу
bot-normal = средний: думает мгновение
bot-hard = сильный: { $seconds } с на ход
open-seat = Свободно
how = Как играем
pace = Темп
pace-live = Вживую: все за столом
pace-slow = Неспешно: несколько дней, каждый когда может
clock = Минут на ответ (пусто: без часов)
table-language = Язык имён
spectators = Смотреть может любой, у кого есть адрес
options = Варианты правил
open-table = Открыть стол

no-table = Такого стола нет
closed-table = Этот стол открыт только для своих игроков
board = Поле
panels = Ещё о столе
tracks = Дорожки
round = Раунд { $round }
round-word = Раунд
reconnecting = восстанавливаю связь…
log = Журнал
chat = Беседа
notes = Заметки
charts = Графики
pause = Пауза
resume = Продолжить
paused = Стол на паузе
confirm = Переспрашивать
confirm-always = перед каждым выбором
confirm-final = перед необратимым
confirm-never = никогда
you = вы
steward = замена
steward-on = Посадить на замену бота
steward-off = Вернуть место
asked = отвечает
sit-here = Смотреть отсюда
take-seat = Занять место
time-left = Осталось времени
hand = Ваши запасы
standings = Положение игроков
leads = лидирует
offers = Предложения
face-down = { $count ->
    [one] { $count } рубашкой вверх
   *[other] { $count } рубашкой вверх
}
price = Цена
supply = Общий запас
invite = { $count ->
    [one] { $count } ссылка для игроков
    [few] { $count } ссылки для игроков
   *[many] { $count } ссылок для игроков
}
invite-help = Пошлите каждому игроку одну ссылку. У кого ссылка, тот и играет за это место.

odds = Шансы
odds-attackers = Нападающие
odds-defenders = Защитники
odds-fortresses = Крепости защитника
odds-attack-bonus = Надбавка нападающего (герои, вожди)
odds-defence-bonus = Надбавка защитника
odds-attacker = Поле за нападающим
odds-defender = Поле за защитником
odds-nobody = Не осталось никого
odds-open = Остались обе стороны
odds-losses = Самые вероятные потери

why = Почему?
read-rules = В правилах
secret = тайно, пока не выберут все
chosen-so-far = Уже выбрано
which = Что вы хотите здесь сделать?
checking = Проверяю, можно ли будет вернуть…
preview = Что изменится
preview-open = Будет и то, чего предвидеть нельзя.
final = Этот выбор нельзя взять назад.
not-final = Этот выбор можно взять назад.
do-it = Подтвердить
choose-again = Выбрать иначе
undo = Взять назад
undo-help = Отменяет ваш последний ответ
undo-none = Сейчас ничего нельзя взять назад
undo-several = Несколько ({ $count })…
line-number = Строка { $line }
hand-over = Ходит { $name }
hand-over-help = Остальным сейчас лучше не смотреть.
hand-over-ready = Это я, { $name }
hint = Подсказка
take-hint = Так и сделать
other-hint = Другое мнение:
level-easy = лёгкий
level-normal = средний
level-hard = сильный, { $seconds } с
thinking = Думаю…
typed = Ввести ответ текстом
typed-example = Например:
typed-several = Несколько ответов сразу — через точку с запятой; одна отмена возвращает их все:
stale = Игра уже ушла вперёд.
why-not = Почему нельзя?
nothing-done = Ничего не сделано; исправьте и отправьте всё снова.
allowed = Здесь можно:
expected = Ожидается:
on-map = Выберите здесь или на карте.
narrow = Найти в списке
sum-exact = { $sum } из { $high }
sum-between = { $sum } (от { $low } до { $high })
sum-worth = стоимость { $value }, нужно не меньше { $least }
earlier = { $name }: раньше
later = { $name }: позже
deal-help = Ответов слишком много для списка. Введите свой текстом или возьмите подсказку.
stage-draft = черновик
stage-draft-help = Судья ещё не полон.
stage-beta = бета
stage-beta-help = Судья полон, но ещё может ошибаться.
stage-settled = готово
stage-settled-help = Каждый пункт соблюдается и проверен.
nothing-planned = Ничего не делать
package-card = Карта
package-set = Набор
package-give = Отдать
package-hand = Рука стоит { $before }, без этих карт — { $after }.
package-granted = Если желание исполнят: не меньше { $after }.
bazaar = Предложения на столе
bazaar-says = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
} на { $total }, среди них { $named }
bazaar-wish = { $cards ->
    [0] желает { $named }
    [one] желает { $cards } карту, среди них { $named }
    [few] желает { $cards } карты, среди них { $named }
   *[other] желает { $cards } карт, среди них { $named }
}
bazaar-wish-any = { $cards ->
    [one] желает { $cards } любую карту
    [few] желает { $cards } любые карты
   *[other] желает { $cards } любых карт
}
bazaar-remark = говорит, не проверено:
bazaar-left = без них рука стоит { $value }
plan = План
plan-empty = Приказов ещё нет.
plan-add = Добавить приказ:
plan-where = где?
plan-drop = Убрать
plan-drop-from = Убрать отсюда и дальше
coast = У какого берега
package-says = Карт: { $cards }, ценность { $total } (не меньше { $low } карт)
package-named = Правдиво называете
package-to = Кому
package-wish = Хотите взамен
package-any = что угодно
package-remark = Что ещё вы скажете
package-remark-help = Это прочтут все, и никто этого не проверит.
broken = Этот стол нельзя продолжить
over = Партия окончена
winners = Победа: { $names }
waiting = Ждём: { $names }
watching = Вы наблюдаете за этим столом.

map-label = Карта
map-keys = Стрелки ведут от места к месту, N и P — по доступным местам, Enter выбирает, плюс и минус меняют масштаб, 0 показывает всё.
zoom-in = Ближе
zoom-out = Дальше
zoom-fit = Вся карта
place-legal = можно выбрать
no-board = Карта этой игры ещё не нарисована; вот её места списком.

log-search = Искать в журнале
log-seat = Чьи записи
log-all = Показать весь журнал
everybody = все
recap = { $count ->
    [one] С вашего хода: { $count } событие
    [few] С вашего хода: { $count } события
   *[many] С вашего хода: { $count } событий
}
recap-show = Показать на карте
chat-empty = Пока никто ничего не сказал.
chat-say = Сказать
notes-help = Эти заметки видите только вы.
orders = Запечатанные приказы
orders-help = Когда придёт вопрос, за вас будет дан первый допустимый ответ. Больше никто приказа не увидит.
orders-step = Вопрос
orders-answers = Ответы, по одному в строке, желанные сначала
orders-again = Каждый раз, а не однажды
orders-seal = Запечатать
orders-drop = Порвать все приказы
keep = Сохранить
notices = Уведомления
notices-help = Когда настанет ваш черёд, на этот адрес уйдёт сообщение. Пусто: не уведомлять.
notices-url = Адрес (вебхук)
notices-when = Когда
notices-last = когда ждут только вас
notices-instant = сразу
notices-digest = время от времени, вместе

replay = Просмотр
to-replay = Просмотр партии
to-table = К столу
what-if = Что, если…
what-if-help = Откроет с этого места отдельный стол для вас одних. Эта партия не меняется, а то, чего вы не можете знать, сдаётся заново.
what-if-bots = За остальных играют боты
what-if-alone = Играю за всех сам(а)
viewpoint = Глазами
spectator = зрителя
all-knowing = всезнающего
download = Скачать запись
picture = картинка позиции
line = Строка
to-start = В начало
to-end = В конец
step-back = Назад
step-on = Вперёд
play = Пустить
link-line = Ссылка на строку
luck = Удача
luck-what = Кости
luck-rolls = Бросков
luck-sum = Сумма
luck-expected = Ожидалось
luck-deviation = Отклонение
no-charts = Чертить пока нечего.

search-rules = Искать в правилах
clauses-found = { $count ->
    [one] { $count } пункт
    [few] { $count } пункта
   *[many] { $count } пунктов
}
chapters = Главы
ruling = Решение:
lens = Редакции рядом
lens-help = Что говорит каждый свод правил об одном и том же.
topic = Тема
